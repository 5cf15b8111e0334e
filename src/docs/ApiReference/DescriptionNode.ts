/** Whether it holds values by key; a list holds them by number. */
const hasChildren = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * A place in the API description. What is read from it is checked where it is
 * read; every error names the place and what belongs there.
 */
export class DescriptionNode {
  constructor(
    private readonly value: unknown,
    readonly pointer = '#',
  ) {}

  /** The node below a key; undefined where there is none. */
  find(key: string): DescriptionNode | undefined {
    return this.children()[key] === undefined ? undefined : this.child(key);
  }

  /** @throws Error where there is none. */
  at(key: string): DescriptionNode {
    return this.find(key) ?? this.child(key).fail('a value');
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

  private children(): Readonly<Record<string, unknown>> {
    return hasChildren(this.value) ? this.value : this.fail('an object');
  }

  private child(key: string): DescriptionNode {
    // The escapes of a JSON pointer (RFC 6901).
    const step = key.replaceAll('~', '~0').replaceAll('/', '~1');
    return new DescriptionNode(this.children()[key], `${this.pointer}/${step}`);
  }
}
