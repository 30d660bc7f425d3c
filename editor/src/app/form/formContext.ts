import { createContext, useContext } from "react";
import type { FieldPath } from "../model/schema";

/** A field to open and focus; a new object does it again. */
export interface Target {
  readonly path: FieldPath;
}

/** What the parts of a form share. */
export interface FormState {
  readonly value: unknown;
  readonly target: Target | undefined;
  /** Opens what a field is in, scrolls to the field and focuses it. */
  readonly reveal: (path: FieldPath) => void;
  /** Removes an optional group. */
  readonly clear: (path: FieldPath) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error("The form's context is missing.");
  return form;
}
