import { fillTemplate } from "../../../common/fillTemplate";
import { writtenDay } from "../../../common/localFormats";
import { hasDigits, priceText, type PriceFormat } from "../../../common/prices";
import { offeringPages, type AddressedOffer } from "../pageBuilds";
import { pageType } from "../pageNames";
import { findEntry, priceFormat, type FieldResolvers } from "./findEntry";

interface OfferSource {
  readonly to: string;
}

type OfferValue<Result> = (offer: AddressedOffer, site: PriceFormat) => Result;

/** Finds the offer at the address in the content of its page. Without one, the field is null. */
const ofOffer =
  <Result>(compute: OfferValue<Result>): FieldResolvers<OfferSource>[string] =>
  async ({ to }, context) => {
    const [path] = to.split("#");
    const page = offeringPages.find((each) => each.path === path);
    const content =
      page && (await findEntry<object>(context, pageType(page.page)));
    const offer = page?.offersIn(content).find((each) => each.to === to);
    return offer && compute(offer, await priceFormat(context));
  };

/** What an offer shows, from the page that it names. */
export const offerResolvers: FieldResolvers<OfferSource> = {
  name: ofOffer(({ name }) => name),
  day: ofOffer(({ day }) => day),
  dayText: ofOffer(
    ({ day, dayText = "{date}" }, { locale }) =>
      day &&
      fillTemplate(dayText, {
        // Keeps day and month in one line of a narrow column.
        date: writtenDay(day, "long", locale).replace(" ", "\u00a0"),
      }),
  ),
  endsThen: ofOffer(({ endsThen = false }) => endsThen),
  price: ofOffer(({ price, unit }, format) =>
    // "Free" and "On request" are for all times.
    [priceText(price, format), hasDigits(price) && unit]
      .filter(Boolean)
      .join(" "),
  ),
};
