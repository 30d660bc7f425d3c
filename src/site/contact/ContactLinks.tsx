import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { mail, phone } from "../ui/iconPaths";
import { TextLink } from "../ui/TextLink";

const Root = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 28,
});

/** Links to the firm's e-mail address and phone number. */
export function ContactLinks({ site }: { site: Queries.ContactLinksFragment }) {
  return (
    <Root>
      <TextLink to={site.emailHref} label={site.email} icon={mail} />
      <TextLink to={site.phoneHref} label={site.phone} icon={phone} />
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
