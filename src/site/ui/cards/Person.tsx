import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Picture } from "../pictures/Picture";
import { Caption } from "../text/Caption";

interface PersonProps {
  person: Queries.PersonFragment;
  /** Width of the portrait in pixels. */
  size: 52 | 64 | 88 | 112;
  /** Level of the name if it is a heading. */
  heading?: "h2" | "h3";
  /** Id of the name. */
  id?: string;
  /** The portrait is in the first view. */
  eager?: boolean;
  /** What stands below name and role. */
  children?: ReactNode;
}

/** A person: portrait, name and role. */
export const Person = ({
  person: { name, role, portrait },
  size,
  heading,
  id,
  eager = false,
  children,
}: PersonProps) => (
  <Box
    sx={{
      display: "grid",
      gridTemplateColumns: `${size}px minmax(0, 1fr)`,
      alignItems: children ? "start" : "center",
      gap: 4,
    }}
  >
    <Picture
      picture={portrait}
      ratio="1"
      radius={size === 112 ? "cell" : "pill"}
      sizes={`${size}px`}
      eager={eager}
    />
    <div>
      <Typography id={id} variant="subtitle2" component={heading ?? "p"}>
        {name}
      </Typography>{" "}
      <Caption>{role}</Caption>
      {children}
    </div>
  </Box>
);

export const fragment = graphql`
  fragment Person on Person {
    name
    role
    portrait {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 112
            height: 112
            breakpoints: [52, 64, 88, 112, 176, 224]
            transformOptions: { cropFocus: NORTH }
          )
        }
      }
    }
  }
`;
