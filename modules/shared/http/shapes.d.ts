import Type, { type TProperties, type TSchema } from 'typebox';
/** The type of what a shape tells. */
export type Answer<S extends TSchema> = Type.Static<S>;
/**
 * What an answer of the API holds, told once: each of these is a JSON schema, which the OpenAPI document takes as it
 * is, and `Static<typeof …>` is its type, which the function that makes the answer returns (docs/adr/0034).
 */
export type Shape = TSchema & {
    toJSONSchema?: never;
};
export declare const text: Type.TString;
export declare const uuid: Type.TString;
export declare const email: Type.TString;
/** `YYYY-MM-DD`. */
export declare const date: Type.TString;
/** A day with its time, ISO 8601. */
export declare const moment: Type.TString;
export declare const number: Type.TNumber;
export declare const count: Type.TInteger;
export declare const flag: Type.TBoolean;
/** Anything that JSON can say. */
export declare const anything: Type.TUnknown;
export declare const oneOf: typeof Type.Enum;
export declare const optional: typeof Type.Optional;
/** An object that has these fields and no others; each of them always, unless `optional`. */
export declare const whole: <P extends TProperties>(fields: P) => Type.TObject<P>;
/** The same for each of some names. */
export declare const ofEach: <N extends string, T extends TSchema>(names: readonly N[], shape: T) => Type.TObject<Record<N, T>>;
export declare const list: <T extends TSchema>(items: T) => Type.TImmutable<Type.TArray<T>>;
export declare const orNull: <T extends TSchema>(shape: T) => Type.TUnion<[T, Type.TNull]>;
/** An object of values by names that are not known before. */
export declare const byName: <T extends TSchema>(values: T) => Type.TUnsafe<Readonly<Record<string, import("typebox").StaticType<[], "Encode", {}, {}, T>>>>;
/** A schema that another one tells, with its type, as the engine does of its answers. */
export declare const toldAs: <T>(schema: object) => Type.TUnsafe<T>;
/** An object whose fields another one judges, as the engine those of packages. */
export declare const judgedAs: <T extends object>() => Type.TUnsafe<T>;
