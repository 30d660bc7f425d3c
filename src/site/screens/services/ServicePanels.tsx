import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import type { Plane } from "../../theme/planes";
import { ColourPanels } from "../../ui/ColourPanels";
import { Kolam } from "../../ui/Kolam";
import { rect } from "../../../common/kolam/shapes";

/** Colours of the panels in order. */
const planes: readonly Plane[] = ["blue", "rani", "light", "deep"];

const Root = styled("section")({ marginTop: "clamp(2rem, 4vw, 4rem)" });

/** Services as tall colour panels. Each drawing has one loop more than the one before. */
export function ServicePanels({
  heading,
  services,
}: Queries.ServicePanelsFragment) {
  return (
    <Root aria-labelledby="services">
      <h2 id="services" className="visually-hidden">
        {heading}
      </h2>
      <ColourPanels
        items={services.map(({ title, summary, to }, index) => ({
          title,
          description: summary,
          to,
          plane: planes[index % planes.length] ?? "blue",
        }))}
        art={(index) => <Kolam cells={rect(1, index + 1)} size={64} />}
      />
    </Root>
  );
}

export const fragment = graphql`
  fragment ServicePanels on ServicePanels {
    heading
    services {
      title
      summary
      to
    }
  }
`;
