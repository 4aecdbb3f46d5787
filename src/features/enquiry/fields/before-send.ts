import { createContext, type ReactNode } from 'react';

/** What the shell says right before Send: without signal, that a request is kept and goes by itself. */
export const BeforeSend = createContext<ReactNode>(null);
