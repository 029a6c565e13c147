/** The package brings no types. */
declare module 'spdx-expression-parse' {
  /** One licence, or two expressions joined. */
  export type Info =
    | { license: string; plus?: true; exception?: string }
    | { left: Info; conjunction: 'and' | 'or'; right: Info }

  /** @throws for what is no expression of SPDX */
  export default function parse(expression: string): Info
}
