import { useState } from "react";
import { logError } from "../../../common/logError";
import type { Lightbox as LightboxType } from "./Lightbox";

interface LightboxState {
  /** The full-size view, while it is open. */
  Lightbox: typeof LightboxType | undefined;
  /** Opens it, or the file at `address` where its code cannot be loaded. */
  open: (address: string | undefined) => Promise<void>;
  close: () => void;
}

/** The full-size view of the gallery, whose code comes when it is first asked for. */
export function useLightbox(): LightboxState {
  const [Lightbox, setLightbox] = useState<typeof LightboxType>();

  const open = async (address: string | undefined): Promise<void> => {
    try {
      const module = await import("./Lightbox");
      setLightbox(() => module.Lightbox);
    } catch (error) {
      logError("The full-size view was not loaded.", error);
      if (address) window.location.assign(address);
    }
  };
  return { Lightbox, open, close: () => setLightbox(undefined) };
}
