type Set<T> = (next: T | ((now: T) => T)) => void;
export function useState<T>(start: T | (() => T)): [T, Set<T>];
export function useEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useRef<T>(start: T): { current: T };
export function useMemo<T>(make: () => T, inputs: unknown[]): T;
export function useCallback<T extends Function>(callback: T, inputs: unknown[]): T;
export function useContext<T = any>(context: unknown): T;
