import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { CSSProperties, ReactNode } from "react";
import type { Plane } from "../../theme/planes";
import { breakingWords } from "../../theme/typography";
import { StatNumber } from "./StatNumber";
import { PrimaryIcon } from "../pictures/PrimaryIcon";
import { Note } from "../text/Note";
import { space } from "../../theme/tokens";

const Title = styled(Typography)<{ component: "h3" }>(({ theme }) => ({
  ...breakingWords,
  display: "flex",
  alignItems: "start",
  gap: space[3],
  // The title has the whole of a narrow column.
  [theme.breakpoints.down("sm")]: { flexDirection: "column", gap: space[1] },
}));

/** Above the title in the window, after it in the document, so that it belongs to it. */
const Value = styled("p")(({ theme }) => ({
  ...theme.typography.stat,
  order: -1,
}));

interface FigureCardProps {
  title: string;
  description: string;
  icon: string;
  figure: { number: string };
  /** Tone of the figure. */
  tone?: Queries.Tone | undefined;
  /** The plane that the card is, with round corners. */
  plane?: Plane;
  /** Marks the card for the list's styles (`data-wide`). */
  wide?: boolean | undefined;
  /** Art above the figure. */
  art?: ReactNode;
  className?: string;
  style?: CSSProperties;
}

/**
 * A figure that counts up, and what it counts: icon, title and description. Styles place it and may change the slots
 * `figure`, `title` and `icon`.
 */
export const FigureCard = ({
  title,
  description,
  icon,
  figure,
  tone,
  plane,
  wide,
  art,
  ...rest
}: FigureCardProps) => (
  <Card
    component="li"
    variant={plane && "filled"}
    data-plane={plane}
    data-wide={wide}
    data-enter=""
    {...rest}
  >
    {art}
    <Title variant="h4" component="h3" data-slot="title">
      <PrimaryIcon path={icon} size={24} data-slot="icon" />
      {title}
    </Title>
    <Value data-slot="figure" data-tone={tone}>
      <StatNumber value={figure.number} />
    </Value>
    <Note>{description}</Note>
  </Card>
);
