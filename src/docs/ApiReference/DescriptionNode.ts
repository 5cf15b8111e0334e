type Children = Readonly<Record<string, unknown>>;

/** Whether it holds values by key; a list holds them by number. */
function hasChildren(value: unknown): value is Children {
  return typeof value === 'object' && value !== null;
}

/**
 * A place in the API description. What is read from it is checked where it is
 * read; every error names the place and what belongs there.
 */
export class DescriptionNode {
  private constructor(
    private readonly document: unknown,
    private readonly value: unknown,
    readonly pointer: string,
  ) {}

  /** The top of a parsed description. */
  static top(document: unknown): DescriptionNode {
    return new DescriptionNode(document, document, '#');
  }

  /** The node below a key, or the one that its `$ref` names; undefined where there is none. */
  find(key: string): DescriptionNode | undefined {
    const names = this.reference(key);
    if (names !== undefined) return names.reduce((node, name) => node.at(name), DescriptionNode.top(this.document));
    return this.children()[key] === undefined ? undefined : this.child(key);
  }

  /** @throws Error where there is none. */
  at(key: string): DescriptionNode {
    return this.find(key) ?? this.child(key).fail('a value');
  }

  /** The last name of the `$ref` below a key, such as ActivePage; undefined where the value stands there itself. */
  referenceName(key: string): string | undefined {
    const name = this.reference(key)?.at(-1);
    if (name !== undefined) this.at(key);
    return name;
  }

  entries(): [key: string, node: DescriptionNode][] {
    return Object.keys(this.children()).map((key) => [key, this.at(key)]);
  }

  text(): string {
    return typeof this.value === 'string' ? this.value.trim() : this.fail('a text');
  }

  texts(): string[] {
    return Array.isArray(this.value) ? this.entries().map(([, node]) => node.text()) : this.fail('a list of texts');
  }

  /** The value as indented JSON. */
  json(): string {
    return JSON.stringify(this.value, undefined, 2);
  }

  /** @throws Error that names this place, what is there and what is expected. */
  fail(expected: string): never {
    const found = this.value === undefined ? 'missing' : JSON.stringify(this.value);
    throw new Error(`${this.pointer} is ${found}; expected ${expected}.`);
  }

  private children(): Children {
    return hasChildren(this.value) ? this.value : this.fail('an object');
  }

  private child(key: string): DescriptionNode {
    // The escapes of a JSON pointer (RFC 6901).
    const step = key.replaceAll('~', '~0').replaceAll('/', '~1');
    return new DescriptionNode(this.document, this.children()[key], `${this.pointer}/${step}`);
  }

  /** The keys of the `$ref` that stands below a key. */
  private reference(key: string): string[] | undefined {
    const value = this.children()[key];
    if (!hasChildren(value) || !('$ref' in value)) return undefined;
    const node = this.child(key).child('$ref');
    const [start, ...names] = node.text().split('/');
    return start === '#' && names.length > 0
      ? names
      : node.fail('a place in this file, such as #/components/schemas/Name');
  }
}
