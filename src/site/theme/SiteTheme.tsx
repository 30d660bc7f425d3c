import { Global } from "@emotion/react";
import ThemeProvider from "@mui/system/ThemeProvider";
import type { ReactNode } from "react";
import { theme } from ".";
import { globalStyles } from "./globalStyles";

/**
 * Provides the theme, and the global styles in development (the build puts them into the HTML). The HTML sets the
 * colour scheme. MUI's own provider would follow the system's preference and store a choice in the browser.
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
