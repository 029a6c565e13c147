import Type, {} from 'typebox';
export const text = Type.String();
export const uuid = Type.String({ format: 'uuid' });
export const email = Type.String({ format: 'email' });
/** `YYYY-MM-DD`. */
export const date = Type.String({ format: 'date' });
/** A day with its time, ISO 8601. */
export const moment = Type.String({ format: 'date-time' });
export const number = Type.Number();
export const count = Type.Integer();
export const flag = Type.Boolean();
/** Anything that JSON can say. */
export const anything = Type.Unknown();
export const oneOf = Type.Enum;
export const optional = Type.Optional;
/** An object that has these fields and no others; each of them always, unless `optional`. */
export const whole = (fields) => Type.Object(fields, { additionalProperties: false });
/** The same for each of some names. */
export const ofEach = (names, shape) => whole(Object.fromEntries(names.map((name) => [name, shape])));
export const list = (items) => Type.Immutable(Type.Array(items));
export const orNull = (shape) => Type.Union([shape, Type.Null()]);
/** An object of values by names that are not known before. */
export const byName = (values) => Type.Unsafe({
    type: 'object',
    additionalProperties: values,
});
/** A schema that another one tells, with its type, as the engine does of its answers. */
export const toldAs = (schema) => Type.Unsafe(schema);
/** An object whose fields another one judges, as the engine those of packages. */
export const judgedAs = () => Type.Unsafe({ type: 'object', additionalProperties: true });
