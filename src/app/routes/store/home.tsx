export default function Home() {
  return <h1>Manto</h1>;
}
