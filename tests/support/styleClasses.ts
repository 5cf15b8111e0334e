import path from 'node:path';
import postcss from 'postcss';
import type {SourceFile} from './readTree';

/** What a component and its style sheet say of each other. */
export interface SheetClasses {
  readonly file: string;
  /** Named by a component, and not in the sheet: nothing is styled. */
  readonly missing: readonly string[];
  /** In the sheet, and named by no component. */
  readonly unused: readonly string[];
}

/** The classes of the sheet itself; those that it styles in another's HTML are `:global`. */
function classesOf(sheet: SourceFile): Set<string> {
  const classes = new Set<string>();
  postcss.parse(sheet.text).walkRules(({selector}) => {
    const own = selector.replaceAll(/:global\([^)]*\)/g, '');
    for (const [, name = ''] of own.matchAll(/\.([A-Za-z_][\w-]*)/g)) classes.add(name);
  });
  return classes;
}

/** What a module names of a sheet that it imports; undefined where it does not, "any" where a name is put together. */
function namesOf(module: SourceFile, sheet: SourceFile): Set<string> | 'any' | undefined {
  const names = new Set<string>();
  const folder = path.dirname(module.file);
  const imports = [...module.text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].filter(([, , from = '']) =>
    from.startsWith('@site/') ? from.slice('@site/'.length) === sheet.file : path.join(folder, from) === sheet.file,
  );
  if (imports.length === 0) return undefined;
  const body = module.text.replaceAll(/^import .+;$/gm, '');
  for (const [, variable = ''] of imports) {
    const uses = body.matchAll(new RegExp(`\\b${variable}\\b(?:\\.(\\w+))?`, 'g'));
    for (const [, name] of uses) {
      if (name === undefined) return 'any';
      names.add(name);
    }
  }
  return names;
}

/** Compares each `*.module.css` with the modules that import it. */
export function sheetClasses(sheets: readonly SourceFile[], modules: readonly SourceFile[]): SheetClasses[] {
  return sheets.map((sheet) => {
    const classes = classesOf(sheet);
    const found = modules.flatMap((module) => namesOf(module, sheet) ?? []);
    const names = new Set(found.flatMap((each) => (each === 'any' ? [...classes] : [...each])));
    return {
      file: sheet.file,
      missing: [...names].filter((name) => !classes.has(name)),
      unused: [...classes].filter((name) => !names.has(name)),
    };
  });
}
