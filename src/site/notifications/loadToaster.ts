import type { ComponentType } from "react";
import type { ToasterProps } from "./Toaster";

/**
 * Loads what draws the toasts. A toast loads it by itself; call it earlier where one is about to be
 * needed, and above all where the network may be gone by then. Rejects when it cannot be loaded.
 */
export async function loadToaster(): Promise<ComponentType<ToasterProps>> {
  const { Toaster } = await import("./Toaster");
  return Toaster;
}
