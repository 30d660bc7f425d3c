import { createRoot } from "react-dom/client";
import { openStore } from "../store/openStore";
import { App } from "./App";

const root = document.getElementById("root");
void openStore().then((store) => {
  if (root) createRoot(root).render(<App store={store} />);
});
