/** Member by name, such as `Array.prototype.map` → its value, getter and setter. */
export type BuiltIns = ReadonlyMap<string, readonly unknown[]>
export function builtIns(scope: object): BuiltIns
