import { testBrokenContent } from "../../../support/broken/testBrokenContent";

testBrokenContent([
  {
    fault: "offer above list price",
    file: "pages/services-online-programs.json",
    edit: [
      { set: "groups[0].programmes[0].listPrice", to: 125000 },
      { set: "groups[0].programmes[0].offerPrice", to: 130000 },
    ],
    field: "groups[0].programmes[0].offerPrice",
    message: "The offer price 130000 is above the list price 125000",
    remedy: "not above the list price",
  },
  {
    fault: "tier cheaper than the tier below",
    file: "pages/membership.json",
    edit: { set: "groups[0].tiers[1].price", to: 1 },
    field: "groups[0].tiers[1].price",
    message: "is not above the price",
    remedy: "order the tiers from the lowest to the highest",
  },
  {
    fault: "quoted price is no price",
    file: "pages/membership.json",
    edit: {
      set: "groups[0].tiers[0].description",
      to: "Instead of ₹7,777 a year.",
    },
    field: "groups[0].tiers[0].description",
    message: "quotes ₹7,777",
    remedy: "Write the price as it is now",
  },
]);
