/** The part of Preact the page uses, loosely typed: templates are made by htm. */
export type VNode = any;
export function h(type: any, props: any, ...children: any[]): VNode;
export function render(node: VNode, parent: Element): void;
export function createContext<T>(value: T): { Provider: any };
export const Fragment: any;
export const options: any;
