import { createContext } from "react";

/** Whether all toasts stay for the moment. */
export const PausedContext = createContext(false);
