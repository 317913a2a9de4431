declare module 'subset-font' {
  export interface SubsetOptions {
    readonly targetFormat: 'woff2';
    readonly noLayoutClosure?: boolean;
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
