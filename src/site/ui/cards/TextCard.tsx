import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { space } from "../../theme/tokens";
import { TextLink } from "../links/TextLink";
import { PrimaryIcon } from "../pictures/PrimaryIcon";
import { DotList } from "../text/DotList";
import { Note } from "../text/Note";

/** Titles of a row share its height, so that the texts begin on one line. */
const Column = styled(Card)<{ component: "li" }>({
  display: "grid",
  gridRow: "span 2",
  gridTemplateRows: "subgrid",
  rowGap: space[3],
  paddingTop: space[4],
  "& > :is(h2, h3)": { display: "flex", gap: space[3] },
  "& > div": {
    display: "flex",
    flexDirection: "column",
    alignItems: "start",
    gap: space[3],
  },
  // At the foot of the card, so that the links of a row stand on one line.
  "& > div > a": { marginTop: "auto" },
});

interface TextCardProps {
  title: string;
  /** Path data of an icon before the title. */
  icon?: string;
  /** Level of the title. */
  component?: "h2" | "h3";
  description?: string | null;
  items?: readonly string[] | null;
  action?: Queries.ActionFragment | null;
  /** What stands below the text. */
  children?: ReactNode;
}

/** A short text below a strong rule: title, text, list, link (docs/design.md#columns). */
export const TextCard = ({
  title,
  icon,
  component = "h3",
  description,
  items,
  action,
  children,
}: TextCardProps) => (
  <Column component="li" variant="record" data-enter="">
    <Typography
      variant={component === "h2" ? "h3" : "h4"}
      component={component}
    >
      {icon && <PrimaryIcon path={icon} size={28} />}
      {title}
    </Typography>
    <div>
      {description && <Note sx={{ maxWidth: "28em" }}>{description}</Note>}
      {items && <DotList items={items} />}
      {children}
      {action && <TextLink {...action} context={title} />}
    </div>
  </Column>
);
