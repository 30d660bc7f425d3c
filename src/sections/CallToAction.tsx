import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ActionButton } from "../ui/ActionButton";
import { CtaPlane } from "../ui/CtaPlane";
import { Kolam } from "../ui/kolam/Kolam";
import { stairs } from "../ui/kolam/shapes";

const cells = stairs(5);

interface CallToActionProps {
  callToAction: Queries.CallToActionFragment;
  tone?: "plane" | "deep" | "light" | "marigold";
  /** The line drawing beside the text; a staircase whose top dot is the goal unless given. */
  pattern?: ReactNode;
}

/** The closing block of a page: one request to act. The second button is the quieter one. */
export function CallToAction({
  callToAction: { heading, text, actions },
  tone = "plane",
  pattern = <Kolam cells={cells} accent={[cells.length - 1]} />,
}: CallToActionProps) {
  return (
    <CtaPlane
      id="call-to-action"
      title={heading}
      text={text}
      tone={tone}
      pattern={pattern}
      actions={actions.map(({ label, to }, index) => (
        <ActionButton
          key={label}
          href={to}
          label={label}
          variant={index === 0 ? "contained" : "outlined"}
        />
      ))}
    />
  );
}

export const fragment = graphql`
  fragment CallToAction on CallToAction {
    heading
    text
    actions {
      label
      to
    }
  }
`;
