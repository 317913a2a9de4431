declare module 'subset-font' {
  export interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly keepAllGlyphs?: boolean;
    readonly keepFeatures?: readonly string[];
    readonly noLayoutClosure?: boolean;
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }

  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
