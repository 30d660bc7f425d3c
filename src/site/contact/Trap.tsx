import { styled } from "@mui/material/styles";
import { useLabels } from "../ui/LabelsContext";
import { trapName } from "./fields";

const Root = styled("div")({ position: "absolute", left: -9999 });

/** A field that only programs fill in. */
export function Trap() {
  const { trap } = useLabels();
  return (
    <Root aria-hidden="true">
      <label>
        {trap}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </Root>
  );
}
