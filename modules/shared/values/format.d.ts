/**
 * Amounts, shares, days, times and sizes as each language writes them, for server, screens and command line. Paper has
 * wider spaces (modules/shared/documents/format.ts). Amounts are euros, shares 0.1307 for 13,07 %.
 */
import { type Moment } from './days.ts';
/** The languages of the product. */
export declare const LANGUAGES: readonly ['fr', 'nl', 'en'];
export type Language = (typeof LANGUAGES)[number];
/**
 * Whose numbers, dates and lists each language writes, on screen, paper, in mails and on the command line. English is
 * that of an English reader: en-BE would write three thousand four hundred as 3.400.
 */
export declare const REGION: {
    readonly fr: 'fr-BE';
    readonly nl: 'nl-BE';
    readonly en: 'en-GB';
};
/** `14 202` or `4,2`: a number with at most so many decimals, none unless told. */
export declare function formatNumber(language: Language, value: number, most?: number): string;
/** `2 261,33`: an amount in euros without its sign of currency; 2 decimals unless told. Zero is never negative. */
export declare function formatAmount(language: Language, amount: number, decimals?: number): string;
/** `2 261,33 €`, placed as the language places it. */
export declare function formatEuros(language: Language, amount: number, decimals?: number): string;
/** `+31 €` or `−31 €`: a difference, always with its sign. */
export declare function formatDifference(language: Language, amount: number, decimals?: number): string;
/** `95,9 k€`: an amount in three significant digits, for the labels of pictures. */
export declare function formatCompactEuros(language: Language, amount: number): string;
/** `13,07 %` from 0.1307, with at most 2 decimals unless told, and at least none. */
export declare function formatPercent(language: Language, share: number, most?: number, least?: number): string;
/** `340 kB`, `2,1 MB`: a number of bytes as a person says it. */
export declare function formatFileSize(language: Language, bytes: number): string;
/** `1 septembre 2026` from `2026-09-01`; the day is a calendar day, so no time zone may move it. */
export declare function formatDay(language: Language, day: string, style?: 'long' | 'medium' | 'short'): string;
/** The month of a day: `S`, `sept.`, `sept. 26` or `septembre 2026`. */
export declare function formatMonth(language: Language, day: string, month: 'narrow' | 'short' | 'long', year?: '2-digit' | 'numeric'): string;
/** `12:04` in the reader's time zone, on 24 hours. */
export declare function formatTime(language: Language, instant: Date): string;
/** `21 nov. 2026, 12:04` in the reader's time zone. */
export declare function formatInstant(language: Language, instant: string): string;
/** `1er décembre 2026 à 14:05:09` in Belgium, of a moment told to the second. */
export declare function formatSecond(language: Language, instant: string): string;
/** `1er décembre 2026 à 14:05` in Belgium, for a reader who may be anywhere. */
export declare function formatMoment(language: Language, moment: Moment): string;
