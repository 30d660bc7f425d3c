/** Names the window of the editor that sends a request. */
export const windowHeader = "x-editor-window";
