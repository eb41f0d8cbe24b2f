import { Link } from "#ui/link.tsx";

/** Said where a listing of offers has none: under its name, or in place of the list if only offers were wanted. */
export function NoOffers({ allPath }: { allPath: string | undefined }) {
  return (
    <p className="mt-2 text-muted">
      Nenhuma camisa com desconto agora.{" "}
      {allPath ? (
        <Link to={allPath} className="link text-text">
          Veja todas
        </Link>
      ) : (
        "Veja todas"
      )}
      .
    </p>
  );
}
