import { Box, Button, Link, Paper, Typography } from "@mui/material";
import { contentPlaces } from "../../../../src/gatsby/model/contentTypes";
import { useEditorContext } from "../editorContext";
import { folderOf, type EditedContent } from "../model/EditedContent";
import { statusOf } from "../model/status";
import { humanise, singular } from "../model/words";
import { editAddress } from "../route";
import { SearchBox } from "./SearchBox";
import { UnsavedNotice } from "./UnsavedNotice";

const kinds = contentPlaces.flatMap(({ folderKind = [] }) => folderKind);

/** Groups of the start view by folder, in their order; a file outside a folder is in "". */
const groupNames: Readonly<Record<string, string>> = {
  pages: "Pages",
  ...Object.fromEntries(kinds.map(({ folder, plural }) => [folder, plural])),
  shared: "On several pages",
  "": "The firm",
  images: "Pictures and logos",
};

const columns = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "1fr 1fr" },
} as const;

const listStyle = {
  listStyle: "none",
  p: 0,
  m: 0,
  "& a": { display: "block", pt: 0.75 },
  "& li": { pb: 0.75 },
} as const;

/** The files of a folder. */
function Group({ folder }: { folder: string }) {
  const { content, copies } = useEditorContext();
  const unsaved = copies.all().map(({ entry }) => entry);
  const kind = kinds.find((each) => each.folder === folder);
  return (
    <Paper
      id={`group-${folder}`}
      tabIndex={-1}
      variant="outlined"
      sx={{ p: 2 }}
    >
      <Typography component="h2" variant="h6">
        {groupNames[folder] ?? humanise(folder)}
      </Typography>
      <Box
        component="ul"
        sx={{
          ...listStyle,
          // Half a row shows that the list goes on.
          maxHeight: kind ? 378 : "none",
          overflow: "auto",
        }}
      >
        {content.inFolder(folder).map((path) => (
          <li key={path}>
            <Link href={editAddress(path)}>{content.title(path)}</Link>
            {kind && (
              <Typography variant="body2" color="textSecondary">
                {statusOf(content, path)}
                {content.file(path)?.draft && " · in your draft"}
                {unsaved.includes(path) && " · not saved"}
              </Typography>
            )}
          </li>
        ))}
      </Box>
      {kind && (
        <Button href={editAddress(`${folder}/`)}>
          Add {singular(kind.plural)}
        </Button>
      )}
    </Paper>
  );
}

/** Common edits and the view or the group of this view in which each begins. The model marks the others. */
const commonEdits = {
  "Change a heading or a text of a page": "#group-pages",
  "Write an article": "#/edit/articles/",
  "Change an article: words, links, pictures, tables": "#group-articles",
  "Add an event": "#/edit/events/",
  "Change a figure": "#/edit/shared/figures.json",
  "Add or describe a picture": "#/edit/images/pictures.json",
};

/** The addresses of the edits that the model marks with @commonEdit, by their words. */
const markedEdits = (content: EditedContent): Record<string, string> =>
  Object.fromEntries(
    content.paths.flatMap((path) =>
      Object.entries(content.schema(path).properties ?? {}).flatMap(
        ([name, { commonEdit }]) =>
          commonEdit ? [[commonEdit, editAddress(path, [name])]] : [],
      ),
    ),
  );

/** The start view: search, the commonest edits, and everything by the firm's words. */
export function StartView() {
  const { content } = useEditorContext();
  const folders = new Set([
    ...Object.keys(groupNames),
    ...content.paths.map(folderOf),
  ]);
  return (
    <Box sx={{ maxWidth: 1100, mx: "auto", p: 2 }}>
      <Typography component="h1" variant="h4" gutterBottom>
        What would you like to change?
      </Typography>
      <SearchBox />
      <UnsavedNotice />
      <Paper
        component="section"
        aria-label="The commonest edits"
        variant="outlined"
        sx={{ p: 2, mb: 2 }}
      >
        <Box component="ul" sx={{ ...listStyle, ...columns, gap: 0 }}>
          {Object.entries({ ...markedEdits(content), ...commonEdits }).map(
            ([words, address]) => (
              <li key={words}>
                <Link href={address}>{words}</Link>
              </li>
            ),
          )}
        </Box>
      </Paper>
      <Box sx={columns}>
        {[...folders].map((folder) => (
          <Group key={folder} folder={folder} />
        ))}
      </Box>
    </Box>
  );
}
