/**
 * A lint rule for where code runs, which the file's name tells. React's state, effects and event handlers do nothing in
 * static HTML, so they are allowed only in islands (`*.island.tsx`) and in files that only islands import
 * (`*.client.tsx`, `*.client.ts`).
 */
const shipsReact = /\.(island\.tsx|client\.tsx?)$/;

const liveHooks = new Set([
  'useState',
  'useReducer',
  'useRef',
  'useEffect',
  'useLayoutEffect',
  'useInsertionEffect',
  'useEffectEvent',
  'useCallback',
  'useSyncExternalStore',
  'useTransition',
  'useDeferredValue',
  'useOptimistic',
  'useActionState',
  'useImperativeHandle',
]);

const remedy =
  'Browsers get the HTML of this file and not its code. Move what is live into a component in a file named ' +
  '*.island.tsx and show it with <Island of={Component} props={{…}} /> (src/browser/islands/Island.tsx), ' +
  'or write a *.behavior.ts without React (src/browser/behavior.ts).';

/** @type {import('eslint').Rule.RuleModule} */
const browserCode = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      hook: `{{name}} does nothing here. ${remedy}`,
      handler: `{{name}} is never called here. ${remedy}`,
      part: `{{file}} runs in browsers, inside of islands: only *.island.tsx and *.client.tsx files may import it. ${remedy}`,
    },
  },
  create(context) {
    if (shipsReact.test(context.filename)) return {};
    return {
      ImportDeclaration(node) {
        const source = String(node.source.value);
        if (/\.client$/.test(source) && node.importKind !== 'type') {
          context.report({node, messageId: 'part', data: {file: source}});
        }
        if (source !== 'react' || node.importKind === 'type') return;
        for (const specifier of node.specifiers) {
          const name = specifier.imported?.name;
          if (liveHooks.has(name)) context.report({node: specifier, messageId: 'hook', data: {name}});
        }
      },
      MemberExpression({object, property}) {
        if (object.name === 'React' && liveHooks.has(property.name)) {
          context.report({node: property, messageId: 'hook', data: {name: `React.${property.name}`}});
        }
      },
      JSXAttribute({name}) {
        if (/^on[A-Z]/.test(String(name.name))) {
          context.report({node: name, messageId: 'handler', data: {name: String(name.name)}});
        }
      },
    };
  },
};

export default {rules: {'browser-code': browserCode}};
