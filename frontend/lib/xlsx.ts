/** Writes one sheet under a bold header. Texts are texts: a spreadsheet runs none of them, and zeros in front stay. */
export async function writeXlsx(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[]
): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal')
  const sheet = [
    header.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((value) =>
        value === null
          ? null
          : typeof value === 'number'
            ? { value, type: Number }
            : { value, type: String }
      )
    ),
  ]
  return write(sheet, { columns: header.map(() => ({ width: 22 })) }).toBlob()
}
