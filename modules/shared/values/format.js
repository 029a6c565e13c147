/**
 * Amounts, shares, days, times and sizes as each language writes them, for server, screens and command line. Paper has
 * wider spaces (modules/shared/documents/format.ts). Amounts are euros, shares 0.1307 for 13,07 %.
 */
import { BELGIUM, dateOf } from './days.js';
/** The languages of the product. */
export const LANGUAGES = ['fr', 'nl', 'en'];
/**
 * Whose numbers, dates and lists each language writes, on screen, paper, in mails and on the command line. English is
 * that of an English reader: en-BE would write three thousand four hundred as 3.400.
 */
export const REGION = { fr: 'fr-BE', nl: 'nl-BE', en: 'en-GB' };
const MINUS = '\u2212';
const KILO = 1000;
/** Formats by language and options, each made once: to make one takes far longer than to write with it. */
function formatsOf(Maker) {
    const made = new Map();
    return (language, options) => {
        const key = `${language}${JSON.stringify(options)}`;
        let format = made.get(key);
        if (!format)
            made.set(key, (format = new Maker(REGION[language], options)));
        return format;
    };
}
const numberFormat = formatsOf(Intl.NumberFormat);
const dateFormat = formatsOf(Intl.DateTimeFormat);
/** `14 202` or `4,2`: a number with at most so many decimals, none unless told. */
export function formatNumber(language, value, most = 0) {
    return signed(numberFormat(language, { maximumFractionDigits: most }).format(value));
}
/** `2 261,33`: an amount in euros without its sign of currency; 2 decimals unless told. Zero is never negative. */
export function formatAmount(language, amount, decimals = 2) {
    return signed(numberFormat(language, exactly(decimals)).format(withoutNegativeZero(amount, decimals)));
}
/** `2 261,33 €`, placed as the language places it. */
export function formatEuros(language, amount, decimals = 2) {
    return currency(language, withoutNegativeZero(amount, decimals), decimals, 'auto');
}
/** `+31 €` or `−31 €`: a difference, always with its sign. */
export function formatDifference(language, amount, decimals = 0) {
    return currency(language, amount, decimals, 'always');
}
/** `95,9 k€`: an amount in three significant digits, for the labels of pictures. */
export function formatCompactEuros(language, amount) {
    const options = {
        style: 'currency',
        currency: 'EUR',
        notation: 'compact',
        maximumSignificantDigits: 3,
    };
    return signed(numberFormat(language, options).format(amount));
}
/** `13,07 %` from 0.1307, with at most 2 decimals unless told, and at least none. */
export function formatPercent(language, share, most = 2, least = 0) {
    return signed(numberFormat(language, {
        style: 'percent',
        minimumFractionDigits: least,
        maximumFractionDigits: most,
    }).format(share));
}
/** `340 kB`, `2,1 MB`: a number of bytes as a person says it. */
export function formatFileSize(language, bytes) {
    const [unit, size, digits] = bytes < KILO * KILO
        ? ['kilobyte', Math.max(1, bytes / KILO), 0]
        : ['megabyte', bytes / (KILO * KILO), 1];
    return numberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits }).format(size);
}
/** `1 septembre 2026` from `2026-09-01`; the day is a calendar day, so no time zone may move it. */
export function formatDay(language, day, style = 'long') {
    const date = midnightOf(day.slice(0, 'YYYY-MM-DD'.length));
    if (Number.isNaN(date.getTime()))
        return day;
    const text = dateFormat(language, { dateStyle: style, timeZone: 'UTC' }).format(date);
    return style === 'short' ? text : withOrdinal(language, text);
}
/** The month of a day: `S`, `sept.`, `sept. 26` or `septembre 2026`. */
export function formatMonth(language, day, month, year) {
    return dateFormat(language, { month, year, timeZone: 'UTC' }).format(midnightOf(day));
}
/** `12:04` in the reader's time zone, on 24 hours. */
export function formatTime(language, instant) {
    return dateFormat(language, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
    }).format(instant);
}
/** `21 nov. 2026, 12:04` in the reader's time zone. */
export function formatInstant(language, instant) {
    return dateFormat(language, {
        dateStyle: 'medium',
        timeStyle: 'short',
        hourCycle: 'h23',
    }).format(new Date(instant));
}
/** `1er décembre 2026 à 14:05:09` in Belgium, of a moment told to the second. */
export function formatSecond(language, instant) {
    const options = { dateStyle: 'long', timeStyle: 'medium', timeZone: BELGIUM };
    return withOrdinal(language, dateFormat(language, options).format(new Date(instant)));
}
/** `1er décembre 2026 à 14:05` in Belgium, for a reader who may be anywhere. */
export function formatMoment(language, moment) {
    const options = { dateStyle: 'long', timeStyle: 'short', timeZone: BELGIUM };
    return withOrdinal(language, dateFormat(language, options).format(dateOf(moment)));
}
function currency(language, amount, decimals, signDisplay) {
    const options = { ...exactly(decimals), signDisplay, style: 'currency', currency: 'EUR' };
    return signed(numberFormat(language, options).format(amount));
}
function exactly(decimals) {
    return { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}
function withoutNegativeZero(amount, decimals) {
    const factor = 10 ** decimals;
    return Math.round(amount * factor) / factor === 0 ? 0 : amount;
}
/** With a true minus. */
function signed(text) {
    return text.replace(/-/g, MINUS);
}
/** French counts the first day of a month, the others not; Intl does not know. */
function withOrdinal(language, text) {
    return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}
const midnightOf = (day) => new Date(`${day}T00:00:00Z`);
