import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { personName } from "./fields";

const Root = styled("label")({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  fontWeight: 600,
  "& input": { width: 22, height: 22, accentColor: "currentColor" },
});

/** The second way for a message that looks like a program's (docs/product.md#robots): one tick, and it is sent. */
export function PersonCheck({ texts }: { texts: Queries.PersonCheckFragment }) {
  return (
    <div>
      <p>{texts.text}</p>
      <Root>
        <input type="checkbox" name={personName} />
        {texts.label}
      </Root>
    </div>
  );
}

export const fragment = graphql`
  fragment PersonCheck on PersonCheck {
    text
    label
  }
`;
