import { ThemeProvider } from "@mui/material/styles";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { theme } from "../../src/theme";

/** Renders an element as the site does, inside its theme. */
export function renderWithTheme(element: ReactElement) {
  return render(element, {
    wrapper: ({ children }) => (
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    ),
  });
}
