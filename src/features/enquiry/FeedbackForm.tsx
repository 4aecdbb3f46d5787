import type { ReactNode } from 'react';
import { NeedsScript } from './fields/NeedsScript.tsx';
import { FeedbackBody } from './forms/FeedbackBody.tsx';

/**
 * Private feedback for a rating of 1 to 5 (form type feedback). `status` renders its delivery
 * status once sent.
 */
export function FeedbackForm({
  rating,
  status,
}: {
  rating: number;
  status: (submissionId: string) => ReactNode;
}) {
  return (
    <NeedsScript>
      <FeedbackBody rating={rating} status={status} />
    </NeedsScript>
  );
}
