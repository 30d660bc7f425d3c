import { createRoot } from "react-dom/client";
import { openStore } from "../store/openStore";
import { App } from "./App";
import { messageOf } from "./model/words";

const root = createRoot(document.getElementById("root") ?? document.body);
openStore().then(
  (store) => root.render(<App store={store} />),
  (error: unknown) => root.render(<p role="alert">{messageOf(error)}</p>),
);
