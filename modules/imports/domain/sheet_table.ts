import { OFFICIAL_FAULTS, type OfficialMarks, type OfficialTold } from './official_file.ts'

/** A cell as it lies in the file. A day of a spreadsheet is `YYYY-MM-DD`; nothing in it is null. */
export type Cell = string | number | boolean | null

/** What a cell is besides its value, and why it is not taken: what a formula comes to may be another thing tomorrow. */
export type CellFault = 'formula' | 'error' | 'overflow'

/** One row that holds something: its line in the file, its cells by column. */
export interface SheetRow {
  line: number
  cells: readonly Cell[]
  /** By column. */
  faults?: Readonly<Record<number, CellFault>>
  /** What an official file says of its person beside the cells. */
  official?: OfficialMarks
}

/** How a file was read. What a person did not choose was guessed. */
export interface Reading {
  format: 'csv' | 'xlsx' | 'xml'
  encoding: Encoding | null
  separator: Separator | null
  /** Of a workbook: the one that was read, among those that are not hidden. */
  sheet: string | null
  sheets: readonly string[]
  /** The line of the titles, from 1. */
  headerRow: number
}

/** A sheet as it lies in the file. */
export interface SheetTable {
  reading: Reading
  header: readonly string[]
  rows: readonly SheetRow[]
  /** Of an official file: whose it is, and what each column is. It has no titles. */
  official?: OfficialTold
}

export const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le'] as const
export type Encoding = (typeof ENCODINGS)[number]
export const SEPARATORS = [';', ',', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/** What a person may choose of how a file is read; what is left out is guessed. */
export interface ReadChoices {
  encoding?: Encoding
  separator?: Separator
  sheet?: string
  headerRow?: number
}

/** Why a file is not read at all; each is a sentence (`imports.file_…`). */
export const FILE_FAULTS = [
  'unreadable',
  'old',
  'empty',
  'cut',
  'bomb',
  'entities',
  'tooManyRows',
  'tooManyColumns',
  'locked',
  ...OFFICIAL_FAULTS,
] as const
export type FileFault = (typeof FILE_FAULTS)[number]

/** A file that is not read, as a fault that is a sentence (`imports.file_…`). */
export class FileRefused extends Error {
  constructor(
    readonly fault: FileFault,
    /** What its sentence says. */
    readonly params: Readonly<Record<string, string | number>> = {}
  ) {
    super(fault)
  }
}

/** As many people as a large company has, with room to spare. */
export const MOST_ROWS = 60_000
export const MOST_COLUMNS = 200
/** 25 MB: a line of 500 signs for each of them. */
export const MOST_BYTES = 25_000_000
/** What a packed file may unpack to, and to how many times its size. */
export const MOST_UNPACKED = 100_000_000
export const MOST_RATIO = 100
