import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { createContext, useContext } from 'react';
import { broken } from './broken.ts';

/** The names of a chart's bars, in their order. */
export const Names = createContext<readonly string[]>([]);

const MARK = '#';

/** What an axis is given in place of the name of a bar: it would cut off what is too long for one line. */
export const markOf = (index: number): string => `${MARK}${index}`;

/** A label of an axis: a bar's name in lines, or a number as it is. */
export function AxisLabel({ text, ...props }: ChartsTextProps) {
  const names = useContext(Names);
  const name = text.startsWith(MARK) ? names[Number(text.slice(MARK.length))] : undefined;
  return <ChartsText {...props} text={name === undefined ? text : broken(name)} />;
}
