import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { mail, phone } from "../ui/iconPaths";
import { TextLink } from "../ui/TextLink";

const Root = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 28,
});

/** The ways to the firm that need no form. */
export function ContactLinks({ site }: { site: Queries.ContactLinksFragment }) {
  return (
    <Root>
      <TextLink href={site.emailHref} label={site.email} icon={mail} />
      <TextLink href={site.phoneHref} label={site.phone} icon={phone} />
    </Root>
  );
}

export const fragment = graphql`
  fragment ContactLinks on SiteContent {
    email
    emailHref
    phone
    phoneHref
  }
`;
