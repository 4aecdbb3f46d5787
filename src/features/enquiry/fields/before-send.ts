import { createContext, type ReactNode } from 'react';

/**
 * What the shell shows right above Send: offline, that a request is stored and sent automatically.
 */
export const BeforeSend = createContext<ReactNode>(null);
