import { Cross } from './Cross.tsx';

interface Props {
  /** Position in the list; neighbours get different crosses. */
  index?: number;
  /** When the cross shows: never, while the link or button around it has hover or focus, or always. */
  cross?: 'none' | 'hover' | 'always';
  className?: string;
  /** A sign in the circle instead of the cross. */
  children?: React.ReactNode;
}

/** Draws a circle for the pen cross. */
export function Circle({ index = 0, cross = 'hover', className, children }: Props) {
  return (
    <span
      className={className ? `circle ${className}` : 'circle'}
      data-marked={cross === 'always' ? '' : undefined}
    >
      {children ?? (cross !== 'none' && <Cross index={index} />)}
    </span>
  );
}
