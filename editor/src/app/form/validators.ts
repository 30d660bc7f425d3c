import type { ValidateFunction } from "ajv";

/** Validators by type of content. The bundle replaces this file by their compiled code (server/bundle.ts). */
const validators: Readonly<Record<string, ValidateFunction>> = {};

export default validators;
