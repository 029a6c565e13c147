import type { ReactNode } from 'react'
import type { DocumentWords } from '@/api/signing'
import { Lines, WrittenList } from '@/components/app/written-lines'

type Block = NonNullable<DocumentWords['blocks']>[number]

interface DocumentTextProps {
  blocks: readonly Block[]
  name: string
}

/** The words of a document in a size that a phone is read in. */
export function DocumentText({ blocks, name }: DocumentTextProps) {
  return (
    <article
      aria-label={name}
      className="flex max-w-[70ch] flex-col gap-3 px-4 py-6 text-base leading-relaxed wrap-anywhere sm:px-6"
    >
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} />
      ))}
    </article>
  )
}

function BlockView({ block: { kind, lines, label, rows } }: { block: Block }): ReactNode {
  switch (kind) {
    case 'title':
      return (
        <h3 className="text-lg font-semibold text-balance">
          <Lines lines={lines} />
        </h3>
      )
    // Of the same level: many a text has subtitles alone, which may leave no level out.
    case 'subtitle':
      return (
        <h3 className="font-semibold">
          <Lines lines={lines} />
        </h3>
      )
    case 'article':
      return (
        <h3 className="mt-2 font-semibold">
          {label}
          <Lines lines={lines} />
        </h3>
      )
    case 'paragraph':
      return (
        <p>
          <Lines lines={lines} />
        </p>
      )
    case 'bullets':
    case 'numbers':
      return <WrittenList isNumbered={kind === 'numbers'} lines={lines} />
    case 'payTable':
      return rows && <PayTable label={label} rows={rows} />
    case 'pageBreak':
      return <hr className="border-[#e3e4e7]" />
    case 'signatures':
      return null
  }
}

function PayTable({ label, rows }: { label?: string; rows: NonNullable<Block['rows']> }) {
  return (
    <table className="my-1 w-full border-b border-[#e3e4e7] wrap-break-word">
      <caption className="pb-2 text-left font-semibold">{label}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.label} ${row.value}`} className="border-t border-[#e3e4e7] align-top">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {row.label}
              {row.detail && <span className="block text-sm text-[#5b6068]">{row.detail}</span>}
            </th>
            <td className="py-2 text-right font-medium tabular-nums">{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
