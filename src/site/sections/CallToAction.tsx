import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { CtaPlane } from "../ui/CtaPlane";
import { Kolam } from "../ui/Kolam";
import { stairs } from "../../common/kolam/shapes";

/** Growth as a staircase; its first cell, at the top, is the goal. */
const staircase = <Kolam cells={stairs(5)} size={58} goal={0} />;

interface CallToActionProps extends Pick<
  ComponentProps<typeof CtaPlane>,
  "plane" | "pattern"
> {
  callToAction: Queries.CallToActionFragment;
}

/** The closing block of a page: one request to act. */
export function CallToAction({
  callToAction: { heading, text, actions },
  plane,
  pattern = staircase,
}: CallToActionProps) {
  return (
    <CtaPlane
      id="call-to-action"
      title={heading}
      text={text}
      actions={actions}
      plane={plane}
      pattern={pattern}
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
