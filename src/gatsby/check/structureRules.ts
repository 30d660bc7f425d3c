import Ajv, { type ValidateFunction } from "ajv";
import { contentFileType } from "../model/contentTypes";
import { ContentSchemas } from "../model/jsonSchema";
import type { ContentContext } from "./contentContext";
import type { ContentFile } from "./contentFile";
import type { Fault } from "./fault";
import type { RuleContext } from "./valueRule";
import { firstOfEachPlace, jsonPath, placeErrors } from "./placedFault";
import type { Problem } from "./problem";
import { repeatedEntries } from "./repeatedEntries";
import { valueRules } from "./valueRules";

interface KeywordContext {
  readonly instancePath: string;
}

/** Checks content files against the schemas that follow from the model; compiled once for all checks of a process. */
class StructureChecker {
  private readonly ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    // Tidying the code up takes half of the compilation, and saves nothing on so few files.
    code: { optimize: false },
  });
  private readonly schemas = new ContentSchemas();
  private readonly validators = new Map<string, ValidateFunction>();
  private current: RuleContext | undefined;
  private faults: { path: string; fault: Fault; order: number }[] = [];

  constructor() {
    for (const keyword of Object.keys(valueRules)) this.addValueRule(keyword);
    this.addUniqueRule();
  }

  check(file: ContentFile, context: ContentContext): Problem[] {
    const validate = this.validatorOf(file.name);
    if (!validate) return [];
    this.current = { ...context, file: file.name };
    this.faults = [];
    validate(file.value);
    const ofValues = this.faults.map(({ path, ...rest }) => ({
      ...rest,
      path: jsonPath(path, file.value),
    }));
    return firstOfEachPlace([
      ...placeErrors(validate.errors ?? [], file.value),
      ...ofValues,
    ]).map(({ path, fault, at }) =>
      file.problem(path, fault.message, fault.remedy, { at }),
    );
  }

  private addValueRule(keyword: string): void {
    this.ajv.addKeyword({
      keyword,
      type: "string",
      errors: false,
      validate: (
        setting: unknown,
        value: string,
        _schema?: unknown,
        at?: KeywordContext,
      ): boolean => {
        const fault =
          this.current && valueRules[keyword]?.(value, setting, this.current);
        const order = keyword === "text" ? 0 : 2;
        if (fault)
          this.faults.push({ path: at?.instancePath ?? "", fault, order });
        return true;
      },
    });
  }

  private addUniqueRule(): void {
    this.ajv.addKeyword({
      keyword: "uniqueBy",
      type: "array",
      errors: false,
      validate: (
        names: readonly string[],
        entries: readonly unknown[],
        _schema?: unknown,
        at?: KeywordContext,
      ): boolean => {
        const list = at?.instancePath ?? "";
        for (const { path, fault } of repeatedEntries(entries, names))
          this.faults.push({ path: list + path, fault, order: 2 });
        return true;
      },
    });
  }

  private validatorOf(name: string): ValidateFunction | undefined {
    const type = contentFileType(name);
    if (!type) return undefined;
    const known = this.validators.get(type.typeName);
    if (known) return known;
    const { $schema: _dialect, ...rest } = this.schemas.ofFile(type);
    const validate = this.ajv.compile(rest);
    this.validators.set(type.typeName, validate);
    return validate;
  }
}

let checker: StructureChecker | undefined;

/** Every problem of one file with the shape of the content and with what its values refer to. */
export function checkStructure(
  file: ContentFile,
  context: ContentContext,
): Problem[] {
  checker ??= new StructureChecker();
  return checker.check(file, context);
}
