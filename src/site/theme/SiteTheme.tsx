import { Global } from "@emotion/react";
import ThemeProvider from "@mui/system/ThemeProvider";
import type { ReactNode } from "react";
import { theme } from ".";
import { globalStyles } from "./globalStyles";

/**
 * Provides the theme, and the global styles in development (the build puts them into the HTML).
 * The colour scheme is decided in the HTML, so this is the plain provider: MUI's own would watch the system's
 * preference and keep a choice in the browser's storage.
 */
export function SiteTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      {process.env.NODE_ENV !== "production" && (
        <Global styles={globalStyles(theme)} />
      )}
      {children}
    </ThemeProvider>
  );
}
