import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useLabels } from "../ui/LabelsContext";
import { isShortcutOn, setShortcut } from "./shortcut";

const Root = styled("label")(({ theme }) => ({
  ...theme.typography.body2,
  display: "inline-flex",
  alignItems: "center",
  gap: 10,
  minHeight: 44,
  marginTop: 16,
  color: theme.vars.palette.text.secondary,
  cursor: "pointer",
  "& input": {
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
  },
  "@media (hover: none)": { display: "none" },
}));

/** Whether the key "/" opens the search; not shown where there is no keyboard. */
export function ShortcutSwitch() {
  const { shortcut } = useLabels().search;
  const [isOn, setOn] = useState(isShortcutOn);
  return (
    <Root>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          setOn(checked);
          setShortcut(checked);
        }}
      />
      {shortcut}
    </Root>
  );
}
