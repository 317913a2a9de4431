/** A tool as browsers take them that let agents ask a page (WebMCP). */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: true };
  readonly execute: (input: unknown) => Promise<ToolAnswer>;
}

export interface ToolAnswer {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly isError?: true;
}

/** All of them look and change nothing. */
export const READ_ONLY = { readOnlyHint: true } as const;

export const said = (value: unknown): ToolAnswer => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
});
export const refused = (problem: string | object): ToolAnswer => ({
  ...said(typeof problem === 'string' ? { problem } : problem),
  isError: true,
});

/** Whoever asks may hand over anything. */
export const fieldOf = (input: unknown, name: string): unknown =>
  (input as Readonly<Record<string, unknown>> | null)?.[name];

export function textOf(input: unknown, name: string, most = 200): string {
  const value = fieldOf(input, name);
  return typeof value === 'string' ? value.slice(0, most) : '';
}
