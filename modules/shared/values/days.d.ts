/**
 * Days in Belgium, for server, screens and command line: a day is `YYYY-MM-DD`, a moment a date, milliseconds since
 * 1970, or its ISO text. Without a library: that of the server would weigh more than a whole page of the candidate.
 */
/** Where law, contracts, offers and plans begin and end, at midnight. */
export declare const BELGIUM = "Europe/Brussels";
export type Moment = string | {
    valueOf(): number;
};
/** The day in Belgium of a moment. */
export declare function dayOf(moment: Moment): string;
/** The date of a moment however it is told. */
export declare function dateOf(moment: Moment): Date;
/**
 * The day of a moment that is a calendar's own, such as a cell of a spreadsheet: midnight in UTC. What is later than the
 * year 9999 is its last day: days are compared as texts, and a year of five digits would come before all others.
 */
export declare function dayInUtc(at: Date | number): string;
/** An instant to the second, in UTC: `YYYY-MM-DDThh:mm:ss`. */
export declare function secondInUtc(at: Date): string;
/** Today in Belgium, until midnight there. */
export declare function today(): string;
/** So many days after a day; before it where there are fewer than none. */
export declare function daysAfter(day: string, days: number): string;
/** So many months after a day, the last of a shorter month: of 31 January the 28th or 29th of February. */
export declare function monthsAfter(day: string, months: number): string;
/** So many years after a day; of 29 February the 28th where there is none. */
export declare function yearsAfter(day: string, years: number): string;
/** How many days later the second one is; fewer than none where it is earlier. */
export declare function daysBetween(from: string, to: string): number;
/** How many days from today until a day; 0 on that day, fewer than none after it. */
export declare function daysUntil(day: string): number;
/** Whether a text is a day that exists: 31 June is none, nor is any of the year 0. */
export declare function isDay(text: string): boolean;
