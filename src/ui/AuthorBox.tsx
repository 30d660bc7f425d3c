import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "./Picture";

const Root = styled("aside")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 22,
  padding: 28,
  borderRadius: 20,
  "& .portrait": { flex: "none", width: 88, height: 88, borderRadius: 999 },
  "& .muted": { marginTop: 4, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down("sm")]: {
    gap: 16,
    padding: 20,
    "& .portrait": { width: 64, height: 64 },
  },
}));

interface AuthorBoxProps {
  name: string;
  position: string;
  blurb: string;
  portrait: IGatsbyImageData | undefined;
}

/** Who wrote an article. The portrait is decorative here: the opening of the article describes it. */
export function AuthorBox({ name, position, blurb, portrait }: AuthorBoxProps) {
  return (
    <Root data-tone="mist" aria-labelledby="author">
      <Picture className="portrait" image={portrait} alt="" />
      <div>
        <Typography id="author" variant="h4" component="h2">
          {name}
        </Typography>
        <Typography variant="body2" className="muted">
          {position}
        </Typography>
        <Typography variant="body2" className="muted">
          {blurb}
        </Typography>
      </div>
    </Root>
  );
}
