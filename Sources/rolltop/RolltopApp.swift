import UIKit

@main
struct RolltopApp {
  static func main() {}
}
