import ExpandMore from "@mui/icons-material/ExpandMore";
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Button,
  Stack,
  Typography,
} from "@mui/material";
import type {
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
} from "@rjsf/utils";
import { fieldId } from "./fieldId";
import type { JsonPath } from "../../../../src/common/jsonPath";
import { useContext, useEffect, useState, type ReactNode } from "react";
import { KeptRowsContext } from "./keptRows";
import { removePart } from "./removePart";
import { focusable } from "./revealField";

/** A group or an entry of a list that opens with a click on its whole row; closed, it renders nothing inside. */
export function Expandable({
  path,
  title,
  children,
}: {
  path: JsonPath;
  title: string;
  children: ReactNode;
}) {
  const id = fieldId(path);
  const { open } = useContext(KeptRowsContext);
  const [isOpen, setIsOpen] = useState(() => open.has(id));
  useEffect(() => {
    if (!isOpen) return undefined;
    open.add(id);
    return () => void open.delete(id);
  }, [open, id, isOpen]);
  return (
    <Accordion
      data-field={id}
      expanded={isOpen}
      onChange={(_event, opens) => setIsOpen(opens)}
      variant="outlined"
      disableGutters
      slotProps={{
        heading: { component: "div" },
        transition: { unmountOnExit: true, timeout: 0 },
      }}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        id={`${id}-summary`}
        aria-controls={`${id}-details`}
      >
        <Typography sx={{ overflowWrap: "anywhere" }}>{title}</Typography>
      </AccordionSummary>
      <AccordionDetails data-body>{children}</AccordionDetails>
    </Accordion>
  );
}

/** The fields of an object: those of the page's sections and of optional groups open with a click. */
export function ObjectGroup({
  title,
  description,
  properties,
  fieldPathId: { path },
  required,
  optionalDataControl,
}: ObjectFieldTemplateProps) {
  const fields = (
    <Stack spacing={2.5}>
      {properties.map(({ name, hidden, content }) =>
        hidden ? null : <div key={name}>{content}</div>,
      )}
    </Stack>
  );
  if (path.length === 0 || typeof path.at(-1) === "number") return fields;
  const words = (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {description}
    </Typography>
  );
  if (required && path.length > 1)
    return (
      <Stack role="group" aria-label={title}>
        <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
        {words}
        {fields}
      </Stack>
    );
  const isEmpty = properties.length === 0;
  return (
    <Expandable path={path} title={isEmpty ? `${title} (empty)` : title}>
      {words}
      {fields}
      {optionalDataControl}
    </Expandable>
  );
}

/** The button that adds or removes an optional group. */
export function OptionalGroupButton({
  registry,
  uiSchema,
  onAddClick,
  onRemoveClick,
}: OptionalDataControlsTemplateProps) {
  const title = String(uiSchema?.["ui:title"]);
  if (onAddClick)
    return (
      <Button
        onClick={({ currentTarget }) => {
          const group = currentTarget.closest("[data-body]");
          onAddClick();
          requestAnimationFrame(() =>
            group?.querySelector<HTMLElement>(focusable)?.focus(),
          );
        }}
      >
        Add {title}
      </Button>
    );
  return (
    <Button
      color="error"
      sx={{ mt: 2 }}
      onClick={() => removePart(registry, title, () => onRemoveClick?.())}
    >
      Remove {title}
    </Button>
  );
}
