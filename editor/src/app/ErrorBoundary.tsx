import { Alert, TextField } from "@mui/material";
import { Component, type ReactNode } from "react";
import type { UnsavedCopies } from "../store/UnsavedCopies";
import { messageOf } from "./model/words";

interface Props {
  copies: UnsavedCopies;
  children: ReactNode;
}

/** If a view breaks, shows what was typed and is not saved, so that it can be copied. */
export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <Alert severity="error">
        This view has broken: {messageOf(error)} Nothing you typed is lost.
        Reload the page; if it breaks again, copy your text from here.
        {this.props.copies.all().map(({ key, entry, unsaved }) => (
          <TextField
            key={key}
            fullWidth
            multiline
            margin="normal"
            label={entry}
            value={unsaved.text}
          />
        ))}
      </Alert>
    );
  }
}
