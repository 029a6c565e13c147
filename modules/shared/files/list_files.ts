import drive from '@adonisjs/drive/services/main'

/** The name of every file in a folder and below it, page by page; none where there is no such folder. */
export async function* listFiles(folder: string): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await drive
      .use()
      .listAll(folder, { recursive: true, paginationToken })
      .catch((error) => {
        if (isMissing(error)) return { objects: [], paginationToken: undefined }
        throw error
      })
    for (const object of page.objects) if (object.isFile) yield object.key
    paginationToken = page.paginationToken
  } while (paginationToken)
}

function isMissing(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code === 'ENOENT' || cause?.code === 'ENOENT'
}
